/** The rows of an answer; a failed read fails the test with the backend's own words. */
export function everyRow<Row>({
  data,
  error,
}: {
  data: Row[] | null;
  error: { message: string } | null;
}) {
  if (error !== null || data === null) throw new Error(error?.message ?? 'The answer is empty.');
  return data;
}
