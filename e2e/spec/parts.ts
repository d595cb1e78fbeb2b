import type { Part } from './statement.ts';
import { product } from './statements/1-product.ts';
import { assistantSection, chatWidget, otherScreens } from './statements/2-assistant.ts';
import { calculatorsSection } from './statements/2-calculators.ts';
import { guidesPages } from './statements/2-guides.ts';
import { coursePage, handoutsOnHome, lawYear, yearLists } from './statements/2-handouts.ts';
import { eventsSection, marketplaceSection } from './statements/2-marketplaceAndEvents.ts';
import { hero, navigation } from './statements/2-navigation.ts';
import { representativesPage } from './statements/2-representatives.ts';
import { routes } from './statements/2-routes.ts';
import { entities } from './statements/3-entities.ts';
import { states } from './statements/4-states.ts';
import { validation } from './statements/5-validation.ts';
import { roles } from './statements/6-roles.ts';
import { calls } from './statements/7-calls.ts';
import { errors } from './statements/8-errors.ts';
import { constants } from './statements/9-constants.ts';

/** The whole specification, in its order. */
export const parts: readonly Part[] = [
  product,
  routes,
  navigation,
  hero,
  handoutsOnHome,
  yearLists,
  coursePage,
  lawYear,
  guidesPages,
  representativesPage,
  calculatorsSection,
  marketplaceSection,
  eventsSection,
  assistantSection,
  chatWidget,
  otherScreens,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  constants,
];
