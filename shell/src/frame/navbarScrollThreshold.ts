/** How far a page may be scrolled, in pixels, before the bar gets its ground. */
export const navbarScrollThreshold = 20;
