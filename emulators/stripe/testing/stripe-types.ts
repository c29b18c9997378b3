import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const types = dirname(fileURLToPath(import.meta.resolve('stripe')));

/** A node of the syntax tree; only the fields used in this file are read. */
// biome-ignore lint/suspicious/noExplicitAny: the tree has some two hundred shapes, of which a dozen are read here.
type Node = any;

/** The scope in which a name is looked up: the declarations of one file and its enclosing namespaces. */
interface Scope {
  file: string;
  declared: Map<string, Node>;
  parent: Scope | null;
}

/** A type as written in the `stripe` package, with the scope in which its names are looked up. */
interface Written {
  node: Node;
  scope: Scope;
}

const files = new Map<string, Scope>();

function scopeOf(file: string): Scope {
  const known = files.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'), { lang: 'dts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const scope: Scope = { file, declared: declarations(program.body), parent: null };
  files.set(file, scope);
  return scope;
}

/**
 * Returns the declarations of a file or a namespace by name. A namespace has the key `name.`, because an
 * interface may have the same name.
 */
function declarations(body: readonly Node[]): Map<string, Node> {
  const found = new Map<string, Node>();
  for (const statement of body) {
    const node = statement.declaration ?? statement;
    if (node.type === 'ImportDeclaration') {
      for (const one of node.specifiers) found.set(one.local.name, { ...one, from: node.source });
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      for (const one of node.specifiers) {
        found.set(one.exported.name, { imported: one.local, from: node.source });
      }
    } else if (node.type === 'TSModuleDeclaration') found.set(`${node.id.name}.`, node);
    else if (node.id?.name) found.set(node.id.name, node);
  }
  return found;
}

/** Returns the scope of the file that a declaration is imported from. */
const scopeFrom = (scope: Scope, { from }: Node): Scope =>
  scopeOf(join(dirname(scope.file), from.value.replace(/\.js$/, '.d.ts')));

function lookUp(scope: Scope, name: string): Written | null {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const node = at.declared.get(name);
    if (!node) continue;
    if (!node.from) return { node, scope: at };
    return node.imported ? lookUp(scopeFrom(at, node), node.imported.name) : null;
  }
  return null;
}

/**
 * Finds the declaration of `Name` or `Outer.Inner.Name`. Returns null if the package does not declare this
 * name.
 */
function resolve(scope: Scope, name: Node): Written | null {
  if (name.type === 'Identifier') return lookUp(scope, name.name);
  const path: string[] = [];
  for (let at = name; at; at = at.left) path.unshift((at.right ?? at).name);
  const last = path.pop() ?? '';
  let inner = scope;
  for (const step of path) {
    const whole = importedWhole(inner, step);
    if (whole) {
      inner = whole;
      continue;
    }
    const space = lookUp(inner, `${step}.`) ?? importedSpace(inner, step);
    if (!space) return null;
    const declared = declarations(space.node.body.body);
    inner = { file: space.scope.file, declared, parent: space.scope };
  }
  // A namespace in an index file re-exports the imports of the file.
  return lookUp(inner, last);
}

/**
 * Returns the scope of the file imported by `import * as Name`, or null if the name was imported in another
 * way or not at all.
 */
function importedWhole(scope: Scope, name: string): Scope | null {
  for (let at: Scope | null = scope; at; at = at.parent) {
    const node = at.declared.get(name);
    if (node) return node.type === 'ImportNamespaceSpecifier' ? scopeFrom(at, node) : null;
  }
  return null;
}

/** Returns the namespace that is declared next to an imported interface of the same name. */
function importedSpace(scope: Scope, name: string): Written | null {
  const found = lookUp(scope, name);
  return found && lookUp(found.scope, `${found.node.id?.name}.`);
}

interface Member {
  optional: boolean;
  type: Written;
}

/** Returns the fields of an interface, including inherited fields. */
function membersOf({ node, scope }: Written): Map<string, Member> {
  const found = new Map<string, Member>();
  for (const { expression } of node.extends ?? []) {
    const base = resolve(scope, expression);
    if (base) for (const [name, member] of membersOf(base)) found.set(name, member);
  }
  for (const { type, key, optional, typeAnnotation } of node.body.body) {
    if (type !== 'TSPropertySignature') continue;
    found.set(key.name ?? key.value, {
      optional,
      type: { node: typeAnnotation.typeAnnotation, scope },
    });
  }
  return found;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Compares a value, as JSON, with a type of the `stripe` package. Returns the differences: fields that the
 * type lacks, missing required fields, and values of the wrong kind. If the type is an open list of strings,
 * accepts only the listed strings. Returns an empty list if the value matches.
 */
function differences(value: unknown, { node, scope }: Written, path: string): string[] {
  const is = (fits: boolean) => (fits ? [] : [`${path} is ${JSON.stringify(value)}`]);
  switch (node.type) {
    case 'TSStringKeyword':
      return is(typeof value === 'string');
    case 'TSNumberKeyword':
      return is(typeof value === 'number' && Number.isInteger(value));
    case 'TSBooleanKeyword':
      return is(typeof value === 'boolean');
    case 'TSNullKeyword':
      return is(value === null);
    case 'TSLiteralType':
      return is(value === node.literal.value);
    case 'TSVoidKeyword':
      return is(false);
    case 'TSArrayType':
      return inList(value, { node: node.elementType, scope }, path);
    case 'TSUnionType': {
      const all = node.types.map((one: Node) => differences(value, { node: one, scope }, path));
      return all.reduce((best: string[], one: string[]) =>
        nearness(one, path) < nearness(best, path) ? one : best,
      );
    }
    case 'TSTypeLiteral': {
      const [index] = node.members;
      if (!isGroup(value)) return is(false);
      const type = { node: index.typeAnnotation.typeAnnotation, scope };
      return Object.entries(value).flatMap(([name, one]) =>
        differences(one, type, `${path}.${name}`),
      );
    }
    case 'TSTypeReference':
      return referred(value, { node, scope }, path);
    default:
      throw new Error(`${path}: a ${node.type} is not understood`);
  }
}

/**
 * Rates how far a value is from one member of a union; lower is nearer. A problem with the value itself
 * weighs more than problems with its fields.
 */
const nearness = (problems: readonly string[], path: string): number =>
  problems.reduce((sum, one) => sum + (one.startsWith(`${path} is`) ? 1000 : 1), 0);

function referred(value: unknown, { node, scope }: Written, path: string): string[] {
  const [argument] = node.typeArguments?.params ?? [];
  const name = node.typeName.name;
  if (name === 'Array') return inList(value, { node: argument, scope }, path);
  // The package uses this type to allow values that a later version may add. They are rejected here.
  if (name === 'OtherString') return [`${path} is ${JSON.stringify(value)}`];
  if (name === 'Decimal')
    return differences(value, { node: { type: 'TSStringKeyword' }, scope }, path);
  if (name === 'ApiList') {
    if (!isGroup(value) || value.object !== 'list') return [`${path} is no list`];
    const known = ['object', 'data', 'has_more', 'url'];
    return [
      ...Object.keys(value).flatMap((key) =>
        known.includes(key) ? [] : [`${path}.${key} is unknown`],
      ),
      ...known.flatMap((key) => (key in value ? [] : [`${path}.${key} is missing`])),
      ...inList(value.data, { node: argument, scope }, `${path}.data`),
    ];
  }
  const found = resolve(scope, node.typeName);
  // A type that was not found belongs to a feature that Lexiloom does not use, such as test clocks. For its
  // objects, only an id is accepted.
  if (!found) return [`${path} is of a type that was not found`];
  if (found.node.type === 'TSTypeAliasDeclaration') {
    return differences(value, { node: found.node.typeAnnotation, scope: found.scope }, path);
  }
  return isGroup(value) ? inGroup(value, found, path) : [`${path} is ${JSON.stringify(value)}`];
}

function inList(value: unknown, type: Written, path: string): string[] {
  if (!Array.isArray(value)) return [`${path} is ${JSON.stringify(value)}`];
  return value.flatMap((one, at) => differences(one, type, `${path}[${at}]`));
}

function inGroup(value: Record<string, unknown>, type: Written, path: string): string[] {
  // `Metadata` and similar types allow any keys.
  const index = type.node.body.body.find((one: Node) => one.type === 'TSIndexSignature');
  if (index) {
    const each = { node: index.typeAnnotation.typeAnnotation, scope: type.scope };
    return Object.entries(value).flatMap(([name, one]) =>
      differences(one, each, `${path}.${name}`),
    );
  }
  const members = membersOf(type);
  const object = members.get('object')?.type.node;
  if (object?.literal && value.object !== object.literal.value) {
    return [`${path} is no ${object.literal.value}`];
  }
  const unknown = Object.keys(value).filter((name) => !members.has(name));
  return [
    ...unknown.map((name) => `${path}.${name} is unknown`),
    ...[...members].flatMap(([name, member]) => {
      if (value[name] !== undefined)
        return differences(value[name], member.type, `${path}.${name}`);
      return member.optional ? [] : [`${path}.${name} is missing`];
    }),
  ];
}

/** The file and type name of each kind of object that Stripe returns. */
const kinds: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'billing_portal.configuration': ['BillingPortal/Configurations', 'Configuration'],
  'billing_portal.session': ['BillingPortal/Sessions', 'Session'],
  charge: ['Charges', 'Charge'],
  'checkout.session': ['Checkout/Sessions', 'Session'],
  coupon: ['Coupons', 'Coupon'],
  customer: ['Customers', 'Customer'],
  dispute: ['Disputes', 'Dispute'],
  invoice: ['Invoices', 'Invoice'],
  invoice_payment: ['InvoicePayments', 'InvoicePayment'],
  payment_intent: ['PaymentIntents', 'PaymentIntent'],
  payment_method: ['PaymentMethods', 'PaymentMethod'],
  price: ['Prices', 'Price'],
  product: ['Products', 'Product'],
  refund: ['Refunds', 'Refund'],
  subscription: ['Subscriptions', 'Subscription'],
  subscription_schedule: ['SubscriptionSchedules', 'SubscriptionSchedule'],
  'tax.settings': ['Tax/Settings', 'Settings'],
  tax_id: ['TaxIds', 'TaxId'],
  webhook_endpoint: ['WebhookEndpoints', 'WebhookEndpoint'],
};

const typeAt = (file: string, name: string): Written => {
  const found = lookUp(scopeOf(join(types, 'resources', `${file}.d.ts`)), name);
  if (!found) throw new Error(`The stripe package has no ${name} in ${file}.`);
  return found;
};

/**
 * Compares a response of Stripe's API with the types of the `stripe` package and returns the differences.
 * Returns an empty list if it matches.
 */
export function answerProblems(answer: unknown): string[] {
  if (!isGroup(answer)) return ['the answer is no object'];
  const kind = String(answer.object);
  if (kind === 'list' && Array.isArray(answer.data)) return answer.data.flatMap(answerProblems);
  if (kind === 'event') return eventProblems(answer);
  // A deleted object is returned as {id, object, deleted}.
  if (answer.deleted === true) return [];
  const place = kinds[kind];
  if (!place) return [`${kind} is no object that is known here`];
  return inGroup(answer, typeAt(...place), kind);
}

/** Checks the envelope of an event, and that its object is of the kind required by the event type. */
function eventProblems(event: Record<string, unknown>): string[] {
  const scope = scopeOf(join(types, 'resources', 'Events.d.ts'));
  for (const [name, node] of scope.declared) {
    if (node.type !== 'TSInterfaceDeclaration') continue;
    const type = membersOf({ node, scope }).get('type')?.type.node;
    if (type?.literal?.value !== event.type) continue;
    const data = lookUp(scope, `${name}.`);
    const inner = data && declarations(data.node.body.body).get('Data');
    const object = inner && membersOf({ node: inner, scope }).get('object')?.type;
    const { data: told, ...envelope } = event;
    const base = typeAt('Events', 'EventBase');
    return [
      ...inGroup(envelope, base, `event ${event.type}`).filter(
        (one) => !one.endsWith('.data is missing'),
      ),
      ...(object && isGroup(told)
        ? differences(told.object, object, `event ${event.type}`)
        : [`event ${event.type} has no data`]),
    ];
  }
  return [`${event.type} is no event of this version`];
}
