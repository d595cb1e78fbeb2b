import { toast } from 'shared/runtime';

interface CopyWords {
  copied: string;
  hint: string;
  refused: string;
  refusedHint: string;
}

/** Copies a text and says how it went; apps with a browser inside often refuse the clipboard. */
export async function copyText(text: string, words: CopyWords): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ title: words.copied, description: words.hint });
  } catch {
    toast.message({ title: words.refused, description: words.refusedHint });
  }
}
