import { expect, it } from 'vitest';
import { addOptions, followOptions } from './optionOrder.ts';

const android = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/149.0 Mobile';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0';

// On Android the first option was a `webcal:` link, which nothing there opens.
it.each([
  ['Android', android, 'web copy', 'web device'],
  ['iPhone', iPhone, 'device web copy', 'device web'],
  ['Windows', windows, 'device web copy', 'device web'],
  ['Instagram on Android', `${android} Instagram 350.0`, 'web copy', 'copy web'],
  ['Instagram on iPhone', `${iPhone} Instagram 350.0`, 'web copy', 'copy web'],
])('%s is offered first what works there', (_, userAgent, follow, add) => {
  expect(followOptions(userAgent).join(' ')).toBe(follow);
  expect(addOptions(userAgent).join(' ')).toBe(add);
});
