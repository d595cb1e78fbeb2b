import { z } from 'zod';

/** An object of a bucket, by its path in it. */
export type StoredObject = {
  readonly eTag: string;
  readonly size: number;
  /** Both are empty where the storage does not say them. */
  readonly createdAt: string;
  /** When it was uploaded or moved. */
  readonly updatedAt: string;
};

const listed = z.array(
  z.object({
    /** Null for a folder. */
    id: z.string().nullable(),
    name: z.string(),
    created_at: z.string().nullish(),
    updated_at: z.string().nullish(),
    metadata: z.object({ eTag: z.string().default(''), size: z.number().default(0) }).nullish(),
  }),
);

const objectsPerPage = 1000;

/**
 * Every object below a folder of a bucket, by its path in the bucket.
 *
 * @param post Sends a request to the project and returns its body.
 */
export async function listObjects(
  post: (path: string, body: unknown) => Promise<unknown>,
  bucket: string,
  folder = '',
): Promise<[string, StoredObject][]> {
  const objects: [string, StoredObject][] = [];
  for (let offset = 0; ; offset += objectsPerPage) {
    const request = { prefix: folder, limit: objectsPerPage, offset };
    const page = listed.parse(await post(`/storage/v1/object/list/${bucket}`, request));
    for (const { id, name, metadata, created_at, updated_at } of page) {
      const path = `${folder}${name}`;
      if (id === null) objects.push(...(await listObjects(post, bucket, `${path}/`)));
      else
        objects.push([
          path,
          {
            size: metadata?.size ?? 0,
            eTag: metadata?.eTag.replaceAll('"', '') ?? '',
            createdAt: created_at ?? '',
            updatedAt: updated_at ?? '',
          },
        ]);
    }
    if (page.length < objectsPerPage) return objects;
  }
}
