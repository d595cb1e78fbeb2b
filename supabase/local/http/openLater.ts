export type OpenLater<Value> = {
  readonly value: Promise<Value>;
  readonly open: (value: Value) => void;
  readonly fail: (error: unknown) => void;
};

/** A value that callers may already wait for (`Promise.withResolvers` needs Node 22). */
export function openLater<Value>(): OpenLater<Value> {
  let open: (value: Value) => void = () => undefined;
  let fail: (error: unknown) => void = () => undefined;
  const value = new Promise<Value>((resolve, reject) => {
    open = resolve;
    fail = reject;
  });
  // A failed start is reported by whoever starts; callers that nobody waits for must not crash it.
  value.catch(() => undefined);
  return { value, open, fail };
}
