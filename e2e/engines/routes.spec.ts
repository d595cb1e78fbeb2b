import { testRoutes } from './routes.ts';

testRoutes('light');
