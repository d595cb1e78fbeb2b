import { Hono } from 'hono';
import type { Environment } from '../functions/_shared/environment.ts';
import { createHandler as createAssistant } from '../functions/assistant/handler.ts';
import { createHandler as createCalendar } from '../functions/calendar/handler.ts';
import { createHandler as createExtraction } from '../functions/extract-pdf-content/handler.ts';
import type { ReadPages } from '../functions/extract-pdf-content/pageTexts.ts';
import { createHandler as createHealth } from '../functions/section-health/handler.ts';

type FunctionBindings = { Bindings: { visitor: string } };

/** Mounts the functions' own handlers, with what the platform would give them. */
export function functionRoutes(
  environment: Environment,
  readPages: ReadPages,
): Hono<FunctionBindings> {
  const assistant = createAssistant(environment);
  const calendar = createCalendar(environment);
  const health = createHealth(environment);
  const extraction = createExtraction(environment, readPages);
  const app = new Hono<FunctionBindings>();
  app.all('/assistant', (context) => assistant(fromVisitor(context.req.raw, context.env.visitor)));
  app.all('/calendar', (context) => calendar(fromVisitor(context.req.raw, context.env.visitor)));
  app.all('/extract-pdf-content', (context) => extraction(context.req.raw));
  app.all('/section-health', (context) =>
    health(fromVisitor(context.req.raw, context.env.visitor)),
  );
  app.all('*', () => Response.json({ error: 'Function not found' }, { status: 404 }));
  return app;
}

/**
 * Names the visitor's address in the header that the hosted gateway uses. Nothing stands before this
 * server, so what the caller wrote there is dropped.
 */
function fromVisitor(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', address);
  return new Request(request, { headers });
}
