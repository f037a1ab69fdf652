/** The one number from which the whole demo company grows. */
export const demoSeed = 862;
