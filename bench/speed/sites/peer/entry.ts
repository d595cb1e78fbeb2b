/**
 * The shell's entry as the guides have it: an asynchronous boundary, behind which the shared modules
 * are settled. The styles stay before it, so that the drawn HTML does not stand there without any.
 */
import '../../../../shell/src/styles.css';

import('../../../../shell/src/index.ts');
