/** How long a published file may take, in milliseconds. */
export const fileDeadline = 8000;
