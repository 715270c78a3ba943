import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { providerEndpoints, type Endpoint } from '../endpoints.ts';
import { openApiDocument } from './index.ts';

type Json = { [key: string]: Json } & Json[];

const document = openApiDocument('http://127.0.0.1:4000');
const paths = document['paths'] as Record<string, Record<string, Json>>;

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('describes every call of the table, each once', () => {
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.map(String).toSorted()).toEqual(Object.keys(providerEndpoints).toSorted());
  });

  it('stands at the versioned base, and the unversioned calls at /api', () => {
    expect(paths['/v1/prices']).toHaveProperty('get');
    expect(paths['/api/health']).toHaveProperty('get');
    expect(paths['/api/collect']).toHaveProperty('post');
  });

  it('speaks the provider’s spelling (specification 3)', () => {
    const price = JSON.stringify(paths['/v1/prices']?.['get']);
    for (const spelling of ['black plus', 'dynasty dining', 'Leisure', 'Corporate']) expect(price).toContain(spelling);
  });

  it('says who may call, and with which key', () => {
    const register = paths['/v1/users']?.['post'];
    expect(register).toMatchObject({ security: [{ secret: [] }] });
    expect(register?.['parameters']).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
    expect(paths['/v1/prices']?.['get']).toMatchObject({ security: [{ public: [] }] });
  });

  it('every parameter of a path is described, and every failure is a problem', () => {
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
