import { toJSONSchema, type $ZodType } from 'zod/v4/core';
import { brand } from '@myler/config/brand';
import { problem } from '../contract/index.ts';
import { providerEndpoints, takesKey, type Endpoint } from '../endpoints/index.ts';

type Json = Record<string, unknown>;

/**
 * The provider's API as an OpenAPI 3.1 document. It is generated from the endpoint table, so that it is always up to
 * date. Its schemas describe the encoded values: "black plus", "Leisure".
 *
 * @param server the provider's origin, without a path
 */
export function openApiDocument(server: string): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries<Endpoint>(providerEndpoints)) {
    const path = `${endpoint.unversioned ? '/api' : '/v1'}${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(operationId, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} provider API`, version: '1' },
    servers: [{ url: server }],
    components: {
      securitySchemes: {
        public: { type: 'http', scheme: 'bearer', description: 'The website’s publishable token' },
        member: { type: 'http', scheme: 'bearer', description: 'A member’s access token' },
        secret: { type: 'http', scheme: 'bearer', description: 'The proxy’s secret token' },
        memberToken: {
          type: 'apiKey',
          in: 'header',
          name: 'x-member-token',
          description: 'A member’s access token beside the proxy’s secret token',
        },
      },
      schemas: { Problem: wireSchema(problem) },
    },
    paths,
  };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    summary: endpoint.summary,
    security: [securityOf(endpoint)],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...idempotencyParameter(endpoint)],
    ...(endpoint.body ? { requestBody: { required: true, content: json(wireSchema(endpoint.body)) } } : {}),
    responses: {
      ...(endpoint.response
        ? { 200: { description: 'The answer', content: json(wireSchema(endpoint.response)) } }
        : { 204: { description: 'Done; nothing to say' } }),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

const securityOf = ({ access }: Endpoint): Json =>
  access === 'member-secret' ? { secret: [], memberToken: [] } : { [access]: [] };

function pathParameters(endpoint: Endpoint): Json[] {
  return Object.entries(endpoint.params ?? {}).map(([name, { source }]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: source },
  }));
}

function queryParameters(endpoint: Endpoint): Json[] {
  if (!endpoint.query) return [];
  // Stryker disable next-line ArrayDeclaration: no parameter has the name that it puts there.
  const { properties = {}, required = [] } = wireSchema(endpoint.query) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function idempotencyParameter(endpoint: Endpoint): Json[] {
  if (!takesKey(endpoint)) return [];
  return [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } }];
}

const json = (schema: Json) => ({ 'application/json': { schema } });

function wireSchema(schema: unknown): Json {
  const { $schema: _, ...rest } = toJSONSchema(schema as $ZodType, { io: 'input', unrepresentable: 'any' }) as Json;
  return rest;
}
