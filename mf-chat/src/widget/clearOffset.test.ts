import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, clearOffset } from './clearOffset.ts';

/** 56 px at the bottom right of a phone of 390 × 844 px. */
const button: Box = { left: 318, right: 374, top: 772, bottom: 828 };

const row = (top: number, bottom: number): Box => ({ left: 48, right: 370, top, bottom });

it('stays where it covers nothing', () => {
  expect(clearOffset(button, [], 400)).toBe(0);
  expect(clearOffset(button, [row(700, 760)], 400)).toBe(0);
  // Beside it.
  expect(clearOffset(button, [{ left: 48, right: 300, top: 780, bottom: 820 }], 400)).toBe(0);
});

it('rises above what it would cover', () => {
  expect(clearOffset(button, [row(800, 844)], 400)).toBe(36);
});

it('rises above the next control too, if there is no room between the two', () => {
  expect(clearOffset(button, [row(700, 744), row(800, 844)], 400)).toBe(136);
  expect(clearOffset(button, [row(640, 700), row(800, 844)], 400)).toBe(36);
});

it('has no position among controls up to the highest one allowed', () => {
  expect(clearOffset(button, [row(300, 844)], 400)).toBeUndefined();
});

it('never covers a control, and is never below its own position', () => {
  const box = fc
    .record({
      left: fc.integer({ min: 0, max: 390 }),
      top: fc.integer({ min: 0, max: 844 }),
      width: fc.integer({ min: 1, max: 390 }),
      height: fc.integer({ min: 1, max: 400 }),
    })
    .map(({ left, top, width, height }) => ({
      left,
      top,
      right: left + width,
      bottom: top + height,
    }));
  fc.assert(
    fc.property(fc.array(box, { maxLength: 40 }), (controls) => {
      const offset = clearOffset(button, controls, 400);
      if (offset === undefined) return;
      expect(offset).toBeGreaterThanOrEqual(0);
      const [top, bottom] = [button.top - offset, button.bottom - offset];
      expect(top).toBeGreaterThanOrEqual(400);
      const covered = controls.filter(
        (control) =>
          control.left < button.right &&
          control.right > button.left &&
          control.top < bottom &&
          control.bottom > top,
      );
      expect(covered).toEqual([]);
    }),
  );
});
