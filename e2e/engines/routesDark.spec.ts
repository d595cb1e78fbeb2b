import { test } from './fixtures.ts';
import { testRoutes } from './routes.ts';

// The theme is the browser's own setting: another one is started.
test.use({ scheme: 'dark' });

testRoutes('en', 'dark');
