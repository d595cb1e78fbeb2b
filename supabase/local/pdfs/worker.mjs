/** A worker does not inherit its parent's loader, without which Node 20 cannot import `.ts` files. */
import { register } from 'tsx/esm/api';

register();
await import('./workerMain.ts');
