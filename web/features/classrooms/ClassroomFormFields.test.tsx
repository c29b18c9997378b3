import { expect, test } from 'vitest';
import { ClassroomFields, fieldsOf } from './ClassroomFormFields.tsx';

test('parses a form into a class draft, with null for an empty choice', () => {
  expect(
    ClassroomFields.parse({ name: ' 8B French ', language: 'fr', year: '', interfaceLanguage: '' }),
  ).toEqual({ name: '8B French', language: 'fr', year: null, interfaceLanguage: null });
});

test.each([
  ['no name', { name: '  ', language: '', year: '' }, 'name', 'Enter a name.'],
  ['an unknown language', { name: 'X', language: 'xx', year: '' }, 'language', 'from the list'],
  [
    'a language that the pages do not have',
    { name: 'X', interfaceLanguage: 'tlh' },
    'interfaceLanguage',
    'from the list',
  ],
])('reports %s at its field', (_, fields, at, message) => {
  const issue = ClassroomFields.safeParse(fields).error?.issues[0];
  expect(issue?.path).toEqual([at]);
  expect(issue?.message).toContain(message);
});

test('converts a class to form fields and back', () => {
  const row = {
    ...{ name: '8B', language: 'fr', year: 'england/year-8' },
    interfaceLanguage: 'de' as const,
  };
  expect(ClassroomFields.parse(fieldsOf(row))).toEqual(row);
  expect(fieldsOf()).toEqual({ name: '', language: '', year: '', interfaceLanguage: '' });
});
