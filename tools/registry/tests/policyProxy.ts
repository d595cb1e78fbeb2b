import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsClient, AwsV4Signer } from 'aws4fetch';
import type { Credentials } from '../target/bucketTarget.ts';

interface Statement {
  Action: string | string[];
  Resource: string | string[];
}

/** Somebody with keys, and what a policy document allows them. */
interface Identity extends Credentials {
  policy: { Statement: Statement[] };
}

const region = 'eu-south-1';

/**
 * Starts a proxy in front of an S3 server that knows neither policies nor conditional writes. It verifies the
 * signature of each request, allows what the policy of its key does, and sends it on with the server's keys.
 */
export async function startPolicyProxy(
  upstream: string,
  own: Credentials,
  identities: readonly Identity[],
): Promise<{ endpoint: string; stop: () => void }> {
  const client = new AwsClient({ ...own, service: 's3', region });
  let endpoint = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const path = request.url ?? '/';
    const { method = 'GET', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const identity = await signer(request, endpoint, identities);
    if (!identity) return void refuse(403, 'SignatureDoesNotMatch');
    if (!isAllowed(identity, method, path)) return void refuse(403, 'AccessDenied');
    const { 'if-match': match, 'if-none-match': noneMatch } = headers;
    if (method === 'PUT') {
      const there = await client.fetch(upstream + path);
      await there.arrayBuffer();
      const fails = noneMatch ? there.ok : there.headers.get('etag') !== match;
      if (fails) return void refuse(412, 'PreconditionFailed');
    }
    const onward = await client.fetch(upstream + path, {
      method,
      ...(method === 'PUT' ? { body: new Uint8Array(Buffer.concat(chunks)) } : {}),
    });
    // S3 tells only who may list a bucket that a file is not there.
    const mayList = isAllowed(identity, 'GET', `/${path.split('/')[1]}?list-type=2`);
    if (onward.status === 404 && !mayList) return void refuse(403, 'AccessDenied');
    const tag = onward.headers.get('etag');
    response.writeHead(onward.status, tag ? { etag: tag } : {});
    response.end(method === 'HEAD' ? '' : Buffer.from(await onward.arrayBuffer()));
  }

  // One after the other, so that comparing and writing are one step.
  let queue = Promise.resolve();
  const server = createServer((request, response) => {
    queue = queue
      .then(() => answer(request, response))
      .catch((error) => {
        response.writeHead(500).end(String(error));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { endpoint, stop: () => server.close() };
}

/** The owner of the keys that signed a request: the signature is computed again from the secret. */
async function signer(
  { headers, url, method = 'GET' }: IncomingMessage,
  endpoint: string,
  identities: readonly Identity[],
): Promise<Identity | undefined> {
  const { authorization = '', 'x-amz-date': datetime } = headers;
  const key = /Credential=([^/]+)\//.exec(authorization)?.[1];
  const identity = identities.find(({ accessKeyId }) => accessKeyId === key);
  if (!identity || typeof datetime !== 'string') return undefined;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = names
    .filter((name) => name !== 'host')
    .map((name) => [name, String(headers[name])]);
  const { accessKeyId, secretAccessKey } = identity;
  const again = new AwsV4Signer({
    method,
    url: endpoint + url,
    headers: Object.fromEntries(signed),
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    datetime,
  });
  return (await again.authHeader()) === authorization ? identity : undefined;
}

function isAllowed({ policy }: Identity, method: string, path: string): boolean {
  const { pathname, searchParams } = new URL(path, 'http://proxy');
  const isListing = searchParams.has('list-type');
  const verbs: Record<string, string> = { GET: 'Get', PUT: 'Put', DELETE: 'Delete' };
  const action = isListing ? 's3:ListBucket' : `s3:${verbs[method]}Object`;
  const resource = `arn:aws:s3:::${decodeURIComponent(pathname.slice(1))}`;
  return policy.Statement.some(
    ({ Action, Resource }) =>
      [Action].flat().includes(action) &&
      [Resource]
        .flat()
        .some((one) =>
          one.endsWith('/*') ? resource.startsWith(one.slice(0, -1)) : resource === one,
        ),
  );
}
