/** Czech words that only a length mark or one letter keeps apart. */
export const cs = `
byt/být pas/pás lak/lák vila/víla vily/víly dráha/drahá páni/paní rada/ráda dal/dál 
jí/ji jej/její mile/míle
byl/bil byla/bila byli/bili být/bít výr/vír myš/mys mýt/mít
let/led plot/plod řada/rada
`;
