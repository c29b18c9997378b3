/** Italian words that only an accent, an apostrophe, an h or a doubled letter keeps apart. */
export const it = `
è/e dà/da sì/si là/la lì/li sé/se né/ne tè/te dì/di papà/papa metà/meta faro/farò
capitò/capito parlò/parlo mangiò/mangio andò/ando comprò/compro cantò/canto amò/amo lavorò/lavoro
studiò/studio arrivò/arrivo guardò/guardo trovò/trovo entrò/entro portò/porto passò/passo tornò/torno
pensò/penso giocò/gioco aspettò/aspetto chiamò/chiamo lasciò/lascio usò/uso iniziò/inizio
cucinò/cucino ballò/ballo preparò/preparo aiutò/aiuto ascoltò/ascolto visitò/visito casinò/casino
finì/fini partì/parti sentì/senti capì/capi dormì/dormi
ho/o hai/ai ha/a hanno/anno l'ha/la l'ho/lo c'è/ce c'era/cera
ho/l'ho hai/l'hai ha/l'ha hanno/l'hanno un/l'un una/l'una uno/l'uno
l'oro/loro l'una/luna l'etto/letto l'ago/lago l'ira/lira l'ama/lama l'ente/lente
cane/canne caro/carro casa/cassa capello/cappello capelli/cappelli pala/palla pena/penna nono/nonno
sono/sonno sete/sette note/notte copia/coppia moto/motto rosa/rossa cade/cadde fato/fatto dona/donna
camino/cammino tuta/tutta papa/pappa ala/alla eco/ecco seno/senno lego/leggo beve/bevve polo/pollo
calo/callo tori/torri speso/spesso serata/serrata mele/melle
amico/amica ragazzo/ragazza figlio/figlia zio/zia nonno/nonna libro/libra banco/banca tavolo/tavola
porto/porta punto/punta questo/questa quello/quella
pesce/pesca/pesche mondo/fondo/tondo monte/ponte/conte/fonte/fronte dente/gente/mente/lente letto/tetto/petto/detto gatto/fatto/matto/gallo/patto
piatto/patto/pianto/piano finestra/minestra macchina/macchia treno/freno scuola/suola libro/litro/libero penna/panna/pinna banco/bianco/barco
parco/porco/arco campo/capo/lampo tempo/tempio vento/lento/cento/mento conto/canto/cento fiore/fiero albero/albergo frutta/brutta carne/cane
pollo/bollo/polso cena/scena prezzo/pezzo/pozzo piazza/pizza chiesa/chiusa cucina/cugina cugino/cuscino bagno/sogno sogno/segno/legno/regno
campagna/compagna amore/onore/umore testa/festa foglia/voglia/soglia moglie/voglie figlio/foglio/giglio/miglio donna/nonna/gonna giorno/forno
forno/corno/torno notte/botte/lotte inverno/inferno caldo/saldo/calmo bello/ballo/bollo rosso/grosso/posso verde/perde/vede giallo/gallo
parlare/parare cantare/contare/saltare lavare/levare volare/volere/votare vedere/cedere/vendere/cadere sentire/mentire salire/saltare
partire/patire aprire/coprire coprire/scoprire perdere/rendere/prendere bocca/rocca/brocca birra/barra occhio/secchio sedia/media
mangiare/mancare leggere/reggere dormire/fornire spesa/sposa strada/spada porta/torta borsa/corsa/morsa cielo/gelo
nuovo/uovo nove/nuove quattro/quadro sette/sesto signora/signore cavallo/cavolo agosto/gusto tazza/razza
`;
