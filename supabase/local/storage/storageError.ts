/** As Supabase Storage: the real status is in the body, the HTTP status is 400. */
export function storageError(statusCode: string, error: string, message: string): Response {
  return Response.json({ statusCode, error, message }, { status: 400 });
}

export const objectNotFound = () => storageError('404', 'not_found', 'Object not found');
export const bucketNotFound = () => storageError('404', 'Bucket not found', 'Bucket not found');
export const invalidToken = () => storageError('400', 'InvalidJWT', 'The link is not valid');
export const missingKey = () =>
  Response.json(
    { statusCode: '401', error: 'Unauthorized', message: 'No valid API key in the request' },
    { status: 401 },
  );
export const tooLarge = () =>
  Response.json(
    {
      statusCode: '413',
      error: 'Payload too large',
      message: 'The body of the request is too large',
    },
    { status: 413 },
  );
