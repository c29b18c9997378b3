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
cabelo/camelo/cavalo peixe/feixe queijo/beijo/queixo noite/leite/norte sorte/morte/forte/norte ponte/fonte/monte/frente gente/dente/lente/mente
quente/gente mundo/fundo/mudo tempo/templo campo/canto vento/cento/lento banco/branco/barco preto/prato/perto/prego porto/perto/parto livro/litro
escola/escala/esmola folha/falha/filha filho/milho molho/milho/olho limão/irmão cidade/idade praia/praça/prata janela/panela canela/caneta/panela
cadeira/madeira/caveira quarto/quatro vizinha/cozinha vizinho/sozinho carro/cargo carta/certa chuva/chave/luva verão/versão inverno/inferno
terra/serra/terça/guerra força/forca falar/faltar/falhar/calar comer/correr/morrer beber/dever viver/dever vender/vencer/render perder/pender
pedir/medir sentir/mentir/sentar contar/cantar/cortar levar/lavar/elevar pagar/pegar/apagar jogar/julgar/lugar tomar/tocar/trocar andar/nadar
ganhar/banhar sonhar/ganhar subir/sumir cheio/cheiro camisa/camisola calça/calma braço/traço joelho/coelho pouco/porco/louco orelha/ovelha/abelha
vinho/ninho/linho linha/vinha/lenha sonho/sono/senha verde/verme roupa/rouba peito/jeito/feito direito/direto cabeça/cabaça
dinheiro/pinheiro mulher/colher colher/colar festa/testa/fresta caixa/faixa/baixa luz/cruz
sapo/sapato cinto/cinco/cento trinta/tinta pescar/pecar fechar/achar
`;
