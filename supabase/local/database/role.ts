/** The roles that a request can have: a visitor, or the association's own server. */
export type Role = 'anon' | 'service_role';
