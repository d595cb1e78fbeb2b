import { describe, expect, it, vi } from 'vitest';
import { isInAppBrowser } from './inAppBrowser.ts';

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const safari = `${phone} Version/18.1 Mobile/15E148 Safari/604.1`;
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

describe('isInAppBrowser', () => {
  it.each([
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22B83 Instagram 356.0.0.34.105 (iPhone14,5; iOS 18_1; it_IT)',
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/490.0.0;]',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 musical_ly_36.8.0 BytedanceWebview/d8a21c6',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [LinkedInApp]/9.30',
    `${chrome} Telegram-Android/11.4.2 (Google Pixel 7; Android 14; SDK 34; HIGH)`,
    `${phone} Mobile/15E148`,
    `${phone} Mobile/22B83 MicroMessenger/8.0.54(0x18003636) NetType/WIFI Language/it`,
    `${phone} Mobile/22B83 Twitter for iPhone/10.67`,
    `${chrome} TwitterAndroid`,
    `${phone} Mobile/22B83 [Pinterest/iOS]`,
    `${chrome} [Pinterest/Android]`,
    'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/AP2A.240805.005; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36',
  ])('recognises %s', (userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    safari,
    chrome,
    `${phone} CriOS/130.0 Mobile/15E148 Safari/604.1`,
    `${phone} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`,
    'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0 Online/1',
    '',
  ])('is false for %j', (userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });

  it('is false on the home screen of a phone, where Safari is not named', () => {
    vi.stubGlobal('navigator', { standalone: true });
    expect(isInAppBrowser(`${phone} Mobile/15E148`)).toBe(false);
    vi.unstubAllGlobals();
  });
});
