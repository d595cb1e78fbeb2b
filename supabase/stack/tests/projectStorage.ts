import { App, setExperimental } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';

/** The secret key that the project's storage takes, as the mock of the Management API names it. */
export const secretKey = 'sb_secret_none';
export const publishableKey = 'sb_publishable_none';
/** Signs the tokens of users. */
export const tokenSecret = 'none';

export interface ProjectStorage {
  /** Its files, by `bucket/name`. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

type Adapter = NonNullable<App['_storageAdapter']>;

/**
 * Storage of `@supabase/lite` over the real `storage.buckets` and `storage.objects` of a database, with the
 * files in memory.
 *
 * @param database The address of the database's owner.
 */
export function projectStorage(database: string): ProjectStorage {
  setExperimental('storage', true);
  const connection = createPostgresConnection({ url: database });
  // Otherwise its first request runs `GRANT ALL` on every table: see `local/database/openDatabase.ts`.
  Reflect.set(connection, 'rlsState', 'active');
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: tokenSecret,
      publishable_key: publishableKey,
      secret_key: secretKey,
    },
    options: { server: { admin: false } },
  });
  const files = new Map<string, Uint8Array>();
  app._storageAdapter = inMemory(files);
  return { files, fetch: (request) => app.fetch(request), close: () => connection.close() };
}

function inMemory(files: Map<string, Uint8Array>): Adapter {
  const types = new Map<string, string>();
  const metadataOf = (path: string) => {
    const size = files.get(path)?.byteLength ?? 0;
    const mimetype = types.get(path) ?? '';
    return { cacheControl: 'no-cache', contentLength: size, size, mimetype, eTag: `"${path}"` };
  };
  const notNeeded = () => Promise.reject(new Error('The guide does not need this.'));
  return {
    driver: files,
    uploadObject: async (bucket, key, _version, body, type) => {
      const path = `${bucket}/${key}`;
      files.set(path, new Uint8Array(await new Response(body as BodyInit).arrayBuffer()));
      types.set(path, type);
      return metadataOf(path);
    },
    getObject: async (bucket, key) => {
      const path = `${bucket}/${key}`;
      const metadata = metadataOf(path);
      return { metadata, httpStatusCode: 200, body: Buffer.from(files.get(path) ?? []) };
    },
    headObject: async (bucket, key) => metadataOf(`${bucket}/${key}`),
    deleteObject: async (bucket, key) => {
      files.delete(`${bucket}/${key}`);
    },
    deleteObjects: notNeeded,
    copyObject: async (sourceBucket, source, _version, bucket, key) => {
      const path = `${bucket}/${key}`;
      files.set(path, files.get(`${sourceBucket}/${source}`) ?? new Uint8Array());
      types.set(path, types.get(`${sourceBucket}/${source}`) ?? '');
      return { eTag: `"${path}"` };
    },
    privateAssetUrl: notNeeded,
  };
}
