/**
 * True if a value has the lists and records of texts of the `empty` submission of its template. This accepts
 * everything that the template's schema accepts. It leaves out the schema's limits and the forms of ids, so that a
 * pupil's device does not need the schemas; the server checks them.
 */
export function hasShape<Submitted extends object>(
  value: unknown,
  empty: Submitted,
): value is Submitted {
  return Object.entries(empty).every(([name, none]) => {
    const own: unknown = Reflect.get(Object(value), name);
    if (typeof own !== 'object' || own === null) return false;
    return (
      Array.isArray(own) === Array.isArray(none) &&
      Object.values(own).every((each) => typeof each === 'string')
    );
  });
}
