/** The scroll position, in pixels, from which the navigation bar has a background. */
export const navbarScrollThreshold = 20;
