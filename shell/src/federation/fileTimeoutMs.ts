/** How long a published file may take, in milliseconds. */
export const fileTimeoutMs = 8000;
