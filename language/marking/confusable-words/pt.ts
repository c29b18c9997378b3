/** Portuguese words that only an accent or one letter keeps apart. */
export const pt = `
é/e está/esta estás/estas avó/avô avós/avôs pôde/pode pôr/por sábia/sabia/sabiá secretária/secretaria
prática/pratica dúvida/duvida crítica/critica até/ate nós/nos vós/vos dó/do dá/da dê/de tem/têm
vem/vêm mantém/mantêm contém/contêm país/pais saí/sai caí/cai saía/saia falara/falará comera/comerá
partira/partirá amara/amará cantara/cantará à/a às/as faça/faca caça/caca lã/la
bebê/bebe bebé/bebe coco/cocô forma/fôrma lá/la
caro/carro coro/corro era/erra muro/murro foro/forro pera/perra cem/sem cela/sela cozer/coser
concerto/conserto comprimento/cumprimento mal/mau mais/mas trás/traz há/à houve/ouve
senso/censo tacha/taxa posso/poço menino/menina amigo/amiga filho/filha tio/tia gato/gata porto/porta
este/esta esse/essa dele/dela
`;
