import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeEach, describe, expect, it } from 'vitest';
import { providerEndpoints, type Endpoint } from '../endpoints/index.ts';
import { openApiDocument } from './index.ts';

type Json = { [key: string]: Json } & Json[];

let document: ReturnType<typeof openApiDocument>;
let paths: Record<string, Record<string, Json>>;

// For each test, and not once on import, so that a mutant in it belongs to the tests that find it.
beforeEach(() => {
  document = openApiDocument('http://127.0.0.1:4000');
  paths = document['paths'] as typeof paths;
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('survives a round trip through JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('describes every call of the table once', () => {
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.map(String).toSorted()).toEqual(Object.keys(providerEndpoints).toSorted());
  });

  it('lists the calls under /v1, and the unversioned ones under /api', () => {
    expect(paths['/v1/prices']).toHaveProperty('get');
    expect(paths['/api/health']).toHaveProperty('get');
    expect(paths['/api/collect']).toHaveProperty('post');
  });

  it('uses the provider’s spelling (specification 3)', () => {
    const price = JSON.stringify(paths['/v1/prices']?.['get']);
    for (const spelling of ['black plus', 'dynasty dining', 'Leisure', 'Corporate']) expect(price).toContain(spelling);
  });

  it('states which token and which idempotency key a call needs', () => {
    const register = paths['/v1/users']?.['post'];
    expect(register).toMatchObject({ security: [{ secret: [] }] });
    expect(register?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
    expect(paths['/v1/prices']?.['get']).toMatchObject({ security: [{ public: [] }] });
  });

  it('names the service and the tokens of each access level', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Myler provider API', version: '1' },
      servers: [{ url: 'http://127.0.0.1:4000' }],
      components: {
        securitySchemes: {
          public: { type: 'http', scheme: 'bearer', description: 'The website’s publishable token' },
          member: { type: 'http', scheme: 'bearer', description: 'A member’s access token' },
          secret: { type: 'http', scheme: 'bearer', description: 'The proxy’s secret token' },
        },
        schemas: { Problem: { type: 'object', required: ['message'] } },
      },
    });
  });

  it('states what a call accepts and returns', () => {
    const subscribe = paths['/v1/newsletter']?.['post'];
    expect(subscribe).toEqual({
      operationId: 'subscribe',
      summary: 'Subscribe to the newsletter',
      security: [{ public: [] }],
      parameters: [],
      requestBody: { required: true, content: { 'application/json': { schema: expect.any(Object) as unknown } } },
      responses: {
        204: { description: 'Done; nothing to say' },
        default: {
          description: 'A problem',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    });
    expect(subscribe?.['requestBody']?.['content']?.['application/json']?.['schema']).toMatchObject({
      type: 'object',
      required: ['email'],
    });
    const hotel = paths['/v1/hotels/{id}']?.['get'];
    expect(hotel).not.toHaveProperty('requestBody');
    expect(hotel).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: expect.any(String) as unknown } },
      ],
      responses: {
        200: { description: 'The answer', content: { 'application/json': { schema: { type: 'object' } } } },
      },
    });
    expect(JSON.stringify(document)).not.toContain('$schema');
  });

  it('states which query parameters are required', () => {
    const parameters = (path: string) => paths[path]?.['get']?.['parameters'] ?? [];
    expect(parameters('/v1/coupons')).toContainEqual({
      name: 'code',
      in: 'query',
      required: true,
      schema: expect.any(Object) as unknown,
    });
    expect(parameters('/v1/partners').map(({ name, required }) => [String(name), String(required)])).toEqual([
      ['page', 'false'],
      ['limit', 'false'],
    ]);
    expect(paths['/v1/users']?.['post']?.['parameters']).toEqual([
      { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } },
    ]);
  });

  it('describes every path parameter, and every failure as a problem', () => {
    for (const [name, endpoint] of Object.entries<Endpoint>(providerEndpoints)) {
      const operation =
        paths[`${endpoint.unversioned ? '/api' : '/v1'}${endpoint.path}`]?.[endpoint.method.toLowerCase()];
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
      const described = (operation?.['parameters'] ?? []).filter(({ in: place }) => String(place) === 'path');
      expect(
        described.map(({ name: parameter }) => parameter),
        name,
      ).toEqual(named);
      expect(JSON.stringify(operation?.['responses']), name).toContain('application/problem+json');
    }
  });
});
