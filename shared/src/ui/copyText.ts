import { toast } from 'shared/runtime';

interface CopyMessages {
  copied: string;
  copiedHint: string;
  failed: string;
  failedHint: string;
}

/** Copies a text and shows a toast with the result; in-app browsers often refuse the clipboard. */
export async function copyText(text: string, messages: CopyMessages): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success({ title: messages.copied, description: messages.copiedHint });
  } catch {
    toast.message({ title: messages.failed, description: messages.failedHint });
  }
}
