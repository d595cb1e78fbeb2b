/** The scroll position, in pixels, above which the navigation bar has a background. */
export const scrolledPx = 20;

/** Above this one it leaves the colours of the home page's hero. */
export const pastHeroPx = 600;
