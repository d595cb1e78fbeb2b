/** What the picture says: the result, and none of the grades behind it. */
export interface ResultFacts {
  title: string;
  score: string;
  /** What the score is out of, or made of. */
  unit: string;
  /** What it reaches. */
  detail?: string | undefined;
  /** Whose site made it, and when. */
  source: string;
}

const size = 1080;
/** Where the line of the site runs, and where the texts begin. */
const lineX = 130;
const textX = 230;
const textWidth = size - textX - 90;

/**
 * Draws a result as a stop on the site's line, in the colours and the typeface of an element.
 *
 * @param button One with the section's accent as its text colour, in the dialog.
 */
export async function resultPicture(facts: ResultFacts, button: HTMLElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const page = getComputedStyle(button.closest('[role="dialog"]') ?? document.body);
  const accent = getComputedStyle(button).color;
  pen.fillStyle = page.backgroundColor;
  pen.fillRect(0, 0, size, size);

  const stop = (y: number, radius: number, isFilled: boolean) => {
    pen.beginPath();
    pen.arc(lineX, y, radius, 0, 2 * Math.PI);
    pen.fillStyle = isFilled ? accent : page.backgroundColor;
    pen.fill();
    pen.stroke();
  };
  pen.strokeStyle = accent;
  pen.lineWidth = 16;
  pen.beginPath();
  pen.moveTo(lineX, 0);
  pen.lineTo(lineX, 920);
  pen.stroke();
  stop(220, 22, false);
  stop(500, 36, true);
  stop(920, 22, false);

  /** Writes a line, smaller where it would not fit. */
  const write = (text: string, y: number, height: number, weight: number, colour: string) => {
    const font = (px: number) => `${weight} ${px}px ${page.fontFamily}`;
    pen.font = font(height);
    const fit = Math.min(1, textWidth / pen.measureText(text).width);
    pen.font = font(height * fit);
    pen.fillStyle = colour;
    pen.fillText(text, textX, y);
  };
  write(facts.title, 238, 56, 700, page.color);
  write(facts.score, 570, 260, 800, accent);
  write(facts.unit, 660, 44, 400, page.color);
  if (facts.detail) write(facts.detail, 740, 44, 700, page.color);
  write(facts.source, 934, 40, 400, page.color);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
