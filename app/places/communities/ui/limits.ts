/** How long the name of a community and its story may be. */
export const communityLimits = { title: 80, description: 2000 };
