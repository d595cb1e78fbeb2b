import { Hono } from 'hono';
import type { Environment } from '../functions/_shared/environment.ts';
import { createHandler as createAssistant } from '../functions/assistant/handler.ts';
import { createHandler as createFeedback } from '../functions/assistant-feedback/handler.ts';
import { createHandler as createCalendar } from '../functions/calendar/handler.ts';
import { createHandler as createExtraction } from '../functions/extract-pdf-content/handler.ts';
import type { ReadPages } from '../functions/extract-pdf-content/pageTexts.ts';
import { createHandler as createFeed } from '../functions/feed/handler.ts';
import { createHandler as createOpening } from '../functions/open-handout/handler.ts';
import { createHandler as createHealth } from '../functions/section-health/handler.ts';

type FunctionBindings = { Bindings: { clientAddress: string } };

/** Mounts the handlers of the functions, with the environment that the platform would give them. */
export function functionRoutes(
  environment: Environment,
  readPages: ReadPages,
): Hono<FunctionBindings> {
  const handlers = {
    assistant: createAssistant(environment),
    'assistant-feedback': createFeedback(environment),
    calendar: createCalendar(environment),
    'extract-pdf-content': createExtraction(environment, readPages),
    feed: createFeed(environment),
    'open-handout': createOpening(environment),
    'section-health': createHealth(environment),
  };
  const app = new Hono<FunctionBindings>();
  for (const [name, handle] of Object.entries(handlers)) {
    app.all(`/${name}`, ({ req, env }) => handle(forwarded(req.raw, env.clientAddress)));
  }
  app.all('*', () => Response.json({ error: 'Function not found' }, { status: 404 }));
  return app;
}

/**
 * Sets the client's address in the header that the hosted gateway uses, over whatever the client sent: no
 * proxy runs in front of this server.
 */
function forwarded(request: Request, clientAddress: string): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', clientAddress);
  return new Request(request, { headers });
}
