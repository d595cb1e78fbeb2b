import { testRoutes } from './routes.ts';

testRoutes('it', 'light');
