#error not this one
