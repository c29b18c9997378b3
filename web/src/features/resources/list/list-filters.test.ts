import { describe, expect, it } from 'vitest';
import { changeFilters, isFiltered, listPath, readFilters, writeFilters } from './list-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('list filters', () => {
  it('come out of the address as they went in', () => {
    const filters = read('search=marché&language=fr&level=A2.1&type=dialogue2&sort=oldest&page=3');
    expect(readFilters(writeFilters(filters))).toEqual(filters);
  });

  it('leave the plain list with a plain address', () => {
    expect(writeFilters(read('')).toString()).toBe('');
  });

  it('ignore what makes no sense', () => {
    expect(read('type=poem&page=-4&sort=up')).toEqual(read(''));
  });

  it('start at the first page when the search changes, not when the page does', () => {
    const third = read('language=fr&page=3');
    expect(changeFilters(third, { search: 'a' }).page).toBe(1);
    expect(changeFilters(third, { page: 4 })).toEqual({ ...third, page: 4 });
  });

  it('know an empty list from an empty result', () => {
    expect(isFiltered(read('page=2&sort=oldest'))).toBe(false);
    expect(isFiltered(read('level=A1.1'))).toBe(true);
  });

  it('ask the server for one page', () => {
    expect(listPath('private', read('language=ar&page=2'))).toBe(
      '/v1/resources?language=ar&page=2&scope=private&limit=20',
    );
  });
});
