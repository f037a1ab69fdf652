/** How many portraits of women, and as many of men, the seed draws. */
export const avatarsOfEach = 80;
