// Stands for what makes JSON schemas of Zod's, in the Workers that make none: the methods of a schema hold
// on to it, so that a bundler cannot see that nobody calls them (5.5 KB gzip a Worker). Only the jobs' Worker
// asks models with such schemas; the aliases are in the wrangler.toml of all others.
const refuse = () => {
  throw new Error('This Worker writes no JSON schemas: see functions/http/no-json-schema.cjs');
};
module.exports = {
  createToJSONSchemaMethod: () => refuse,
  createStandardJSONSchemaMethod: () => refuse,
};
