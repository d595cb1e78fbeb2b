import { readAllRows } from 'shared/data';
import { describe, expect, it } from 'vitest';
import { failureText } from './loadFailure.ts';

async function thrownBy(read: Promise<unknown>): Promise<Error> {
  try {
    await read;
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error('It did not throw an Error.');
}

describe('failureText', () => {
  it('says that the guides could not be loaded when the backend refused or broke off', async () => {
    const refused = readAllRows(async () => ({
      data: null,
      error: { message: 'Failed to fetch' },
    }));
    expect(failureText(await thrownBy(refused))).toBe('failed');
  });

  it('says that the error was not expected for anything else', async () => {
    const broken = readAllRows(() => Promise.reject(new TypeError('x is not a function')));
    expect(failureText(await thrownBy(broken))).toBe('common:unexpectedError');
  });
});
