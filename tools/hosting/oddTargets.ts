/**
 * Targets below `/api` that lead elsewhere for some server: `/api/rest/v1/../../functions/…` reached functions as
 * a read, which is cached and has no address.
 */
export const oddTargets = [
  '/api/rest/v1/../../functions/v1/assistant',
  '/api/rest/v1/%2e%2e/%2E%2e/functions/v1/assistant',
  '/api/rest/v1/..%2f..%2ffunctions/v1/assistant',
  '/api/rest/v1/..%5c..%5cfunctions/v1/assistant',
  String.raw`/api/rest/v1/..\..\functions/v1/assistant`,
  '/api/rest/v1/%252e%252e/%252e%252e/functions/v1/assistant',
  '/api/rest/v1/%c0%ae%c0%ae/functions/v1/assistant',
  '/api/rest/v1/..;/..;/functions/v1/assistant',
  '/api/rest/v1/guides;a=1',
  '/api/rest/v1//guides',
  '/api//rest/v1/guides',
  '//api/rest/v1/guides',
  '/api/./rest/v1/guides',
  '/api/x/../rest/v1/guides',
  '/api/rest/v1/../../pg/meta',
  '/api/functions/v1/../../rest/v1/guides',
  '/api/functions/v1/%61ssistant',
  '/api/Functions/v1/assistant',
  '/api/storage/v1/object/public/../../../../functions/v1/assistant',
  '/api/storage/v1/object/public/%2e%2E/%2e./.%2e/functions/v1/assistant',
  '/api/storage/v1/object/public/..%3b/x',
  '/api/storage/v1/object/public/..%20/x',
  '/api/storage/v1/object/public/a%2f..%2fb',
  '/api/storage/v1/object/public/a%00b',
  '/api/storage/v1/object/public/a%0d%0ab',
  '/api/storage/v1/object/public//a.pdf',
  String.raw`/api/storage/v1/object/public/..\a.pdf`,
  '/api/storage/v1/object/public/..?a',
];
