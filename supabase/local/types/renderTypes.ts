import type { Column, PublicSchema, Relationship, VisitorFunction } from './readSchema.ts';

const typescriptTypes: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  json: 'Json',
  jsonb: 'Json',
  text: 'string',
  varchar: 'string',
  uuid: 'string',
  date: 'string',
  time: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  tsvector: 'unknown',
};

/** Renders what `supabase gen types typescript` generates for this schema. */
export function renderTypes(schema: PublicSchema): string {
  const tables = [...new Set(schema.columns.map((column) => column.table))];
  const rendered = tables.map((table) =>
    renderTable(
      table,
      schema.columns.filter((column) => column.table === table),
      schema.relationships.filter((relationship) => relationship.table === table),
    ),
  );
  const functions = schema.functions.map(renderFunction);
  return `${head}${rendered.join('\n')}${views}${functions.join('\n')}${tail}`;
}

function renderFunction({ name, arguments: parameters, returns }: VisitorFunction): string {
  const parameter = ({ name, type, optional }: (typeof parameters)[number]) =>
    `${key(name)}${optional ? '?' : ''}: ${typeOf(type)}`;
  return `      ${key(name)}: {
        Args: { ${parameters.map(parameter).join('; ')} };
        Returns: {
${returns.map(({ name, type }) => `          ${key(name)}: ${typeOf(type)};`).join('\n')}
        }[];
      };`;
}

function renderTable(name: string, columns: Column[], relationships: Relationship[]): string {
  const lines = (render: (column: Column) => string) =>
    columns.map((column) => `          ${render(column)}`).join('\n');
  return `      ${key(name)}: {
        Row: {
${lines((column) => `${key(column.name)}: ${valueType(column)};`)}
        };
        Insert: {
${lines((column) => `${key(column.name)}${isOptional(column) ? '?' : ''}: ${writtenType(column)};`)}
        };
        Update: {
${lines((column) => `${key(column.name)}?: ${writtenType(column)};`)}
        };
        Relationships: [${relationships.map(renderRelationship).join(', ')}];
      };`;
}

function renderRelationship(relationship: Relationship): string {
  return `{ foreignKeyName: ${JSON.stringify(relationship.name)}; columns: ${JSON.stringify(relationship.columns)}; isOneToOne: ${relationship.oneToOne}; referencedRelation: ${JSON.stringify(relationship.referencedTable)}; referencedColumns: ${JSON.stringify(relationship.referencedColumns)} }`;
}

const key = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));
const isOptional = (column: Column) => column.nullable || column.hasDefault;
const writtenType = (column: Column) => (column.isGenerated ? 'never' : valueType(column));

const valueType = ({ type, nullable }: Column) => `${typeOf(type)}${nullable ? ' | null' : ''}`;

function typeOf(type: string): string {
  // Postgres names an array type after its element type, with a leading underscore.
  const isArray = type.startsWith('_');
  const element = typescriptTypes[isArray ? type.slice(1) : type] ?? 'unknown';
  return `${element}${isArray ? '[]' : ''}`;
}

const head = `// Generated from the migrated schema by \`pnpm --filter supabase types:generate\`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
`;

const views = `
    };
    Views: { [_ in never]: never };
    Functions: {
`;

const tail = `
    };
    Enums: { [_ in never]: never };
    CompositeTypes: { [_ in never]: never };
  };
};

type PublicTables = Database['public']['Tables'];

export type Tables<Name extends keyof PublicTables> = PublicTables[Name]['Row'];
export type TablesInsert<Name extends keyof PublicTables> = PublicTables[Name]['Insert'];
export type TablesUpdate<Name extends keyof PublicTables> = PublicTables[Name]['Update'];
`;
