/** An image's format and size in pixels, read from its bytes. */
interface PixelSize {
  format: 'png' | 'jpeg';
  width: number;
  height: number;
}

const pngSignature = '89504e470d0a1a0a';
/** JPEG start-of-frame markers, whose header has the size; C4, C8 and CC are other segments. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** @throws Error when the bytes are neither a PNG nor a JPEG. */
export function pixelSize(bytes: Buffer): PixelSize {
  if (bytes.subarray(0, 8).toString('hex') === pngSignature) {
    return { format: 'png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xffd8) {
    for (let index = 2; index + 9 < bytes.length; index += 2 + bytes.readUInt16BE(index + 2)) {
      if (isFrame(bytes.readUInt8(index + 1))) {
        const height = bytes.readUInt16BE(index + 5);
        return { format: 'jpeg', width: bytes.readUInt16BE(index + 7), height };
      }
    }
  }
  throw new Error('This is neither a PNG nor a JPEG.');
}
