/** A picture's format and its size in pixels, as its own bytes say. */
export interface PixelSize {
  format: 'png' | 'jpeg';
  width: number;
  height: number;
}

const pngSignature = '89504e470d0a1a0a';
/** Markers that begin a frame, whose header holds the size; C4, C8 and CC are other things. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @throws Error when the bytes are neither a PNG nor a JPEG. */
export function pixelSize(bytes: Buffer): PixelSize {
  if (bytes.subarray(0, 8).toString('hex') === pngSignature) {
    return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) {
    for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
      if (isFrame(bytes.readUInt8(at + 1))) {
        const height = bytes.readUInt16BE(at + 5);
        return { format: 'jpeg', width: bytes.readUInt16BE(at + 7), height };
      }
    }
  }
  throw new Error('This is neither a PNG nor a JPEG.');
}
