/** Sends requests to every part of the API that are refused or invalid, with and without the public key. */
export function sendInvalidRequests(url: string, publishableKey: string): Promise<Response[]> {
  const json = { 'content-type': 'application/json' };
  const visitor = { ...json, apikey: publishableKey };
  const stranger = {
    ...json,
    apikey: 'sb_secret_of_somebody_else',
    authorization: 'Bearer e30.e30.a',
  };
  const calls: [path: string, init: RequestInit][] = [
    ['/rest/v1/events', {}],
    ['/rest/v1/events', { headers: stranger }],
    ['/rest/v1/events', { headers: visitor, method: 'POST', body: '{"title":' }],
    ['/rest/v1/events', { headers: visitor, method: 'POST', body: '{"title":"a"}' }],
    ['/rest/v1/events', { headers: visitor, method: 'DELETE' }],
    ['/rest/v1/events?id=eq.a&order=nothing', { headers: visitor }],
    ['/rest/v1/events?select=nothing(', { headers: visitor }],
    ['/rest/v1/rpc/take_pdf_work', { headers: visitor, method: 'POST', body: '{"batch":1}' }],
    ['/rest/v1/rpc/search_handout_texts', { headers: visitor, method: 'POST', body: '{}' }],
    ['/rest/v1/vault', { headers: { ...visitor, 'accept-profile': 'private' } }],
    ['/rest/v1/%E0%A4%A', { headers: visitor }],
    ['/storage/v1/object/sign/handouts/a.pdf', { method: 'POST', body: '{"expiresIn":60}' }],
    ['/storage/v1/object/sign/handouts/a.pdf', { headers: visitor, method: 'POST', body: '{' }],
    ['/storage/v1/object/sign/handouts/a.pdf?token=e30.e30.a', {}],
    ['/storage/v1/object/handouts/a.pdf', { headers: visitor, method: 'PUT', body: 'a' }],
    ['/storage/v1/bucket', { headers: stranger }],
    ['/functions/v1/assistant', { headers: visitor, method: 'POST', body: '{' }],
    ['/functions/v1/assistant', { headers: visitor }],
    ['/functions/v1/section-health', { headers: visitor, method: 'POST', body: '[{}]' }],
    ['/functions/v1/calendar', { headers: visitor, method: 'PATCH' }],
    ['/functions/v1/nothing', { headers: visitor }],
    ['/.env', {}],
  ];
  return Promise.all(calls.map(([path, init]) => fetch(url + path, init)));
}
