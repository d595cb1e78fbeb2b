import * as z from 'zod/mini';

// Zod probes `new Function` to speed itself up; a page with a strict policy reports that probe as a
// violation. Everything that parses in the browser takes zod from here.
z.config({ jitless: true });

export { z };
