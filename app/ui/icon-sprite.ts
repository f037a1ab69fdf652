// Written by bin/sprite.mjs: the address changes with the drawings, so a stored sprite never lacks a new one.
export const iconSprite = "/icons.svg?v=95298284";
