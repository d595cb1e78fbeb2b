import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PartialFile } from '../opening/fetchFile.ts';

/** How often a range is asked for before a file that is not open yet is given up. */
const attempts = 3;
const longestPauseMs = 10_000;

/**
 * Gives pdf.js the ranges of a large file that it asks for. Once the file is open, a range is asked for until it
 * arrives: pdf.js asks for each only once, and its page would stay white.
 */
export class PdfRanges extends PDFDataRangeTransport {
  readonly #file: PartialFile;
  readonly #onArrived: (bytes: number) => void;
  readonly #closing = new AbortController();
  readonly #failed: Promise<never>;
  #fail: (cause: unknown) => void = () => {};
  #arrived: number;
  #pending = 0;
  #isOpen = false;

  constructor(file: PartialFile, start: ArrayBuffer, onArrived: (bytes: number) => void) {
    super(file.size, new Uint8Array(start));
    this.#file = file;
    this.#arrived = start.byteLength;
    this.#onArrived = onArrived;
    this.#failed = new Promise((_, reject) => {
      this.#fail = reject;
    });
    this.#failed.catch(() => undefined);
  }

  /** Resolves to what `step` does, and rejects when a range does not arrive before that. */
  async open<Result>(step: Promise<Result>): Promise<Result> {
    const result = await Promise.race([step, this.#failed]);
    this.#isOpen = true;
    return result;
  }

  /** Whether pdf.js waits for the network. */
  get isWaiting(): boolean {
    return this.#pending > 0;
  }

  override requestDataRange(begin: number, end: number): void {
    this.#pending += 1;
    void this.#read(begin, end).finally(() => {
      this.#pending -= 1;
    });
  }

  override abort(): void {
    this.#closing.abort();
  }

  async #read(begin: number, end: number): Promise<void> {
    const { signal } = this.#closing;
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      try {
        const part = await (await this.#file.read(begin, end, signal)).arrayBuffer();
        this.#arrived += part.byteLength;
        this.#onArrived(this.#arrived);
        return this.onDataRange(begin, new Uint8Array(part));
      } catch (cause) {
        if (signal.aborted) return;
        if (!this.#isOpen && attempt === attempts) return this.#fail(cause);
        const pauseMs = Math.min(1000 * 2 ** attempt, longestPauseMs);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
  }
}
