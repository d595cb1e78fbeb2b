/** A worker does not inherit the loader of its parent: Node 20 would refuse the `.ts` of the next line. */
import { register } from 'tsx/esm/api';

register();
await import('./answerPdfs.ts');
