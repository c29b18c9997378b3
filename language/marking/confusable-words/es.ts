/**
 * Spanish words distinguished only by an accent, an ñ, a space or one letter. Omits question words (qué,
 * cómo) on purpose: a question word without its accent is a typo, not another word.
 */
export const es = `
año/ano años/anos está/esta estás/estas esté/este estés/estes sí/si tú/tu él/el mí/mi té/te dé/de sé/se
papá/papa papás/papas mamá/mama bebé/bebe hablo/habló hablé/hable trabajo/trabajó trabajé/trabaje
estudio/estudió estudié/estudie llamo/llamó llamé/llame compro/compró compré/compre tomo/tomó tomé/tome
canto/cantó canté/cante bailo/bailó bailé/baile llego/llegó pago/pagó gano/ganó gané/gane paso/pasó
pasé/pase miro/miró miré/mire espero/esperó esperé/espere entro/entró entré/entre llevo/llevó llevé/lleve
viajo/viajó viajé/viaje termino/terminó/término terminé/termine practico/practicó/práctico caso/casó
cambio/cambió cambié/cambie cocino/cocinó lavo/lavó preparo/preparó ayudo/ayudó escucho/escuchó
visito/visitó visité/visite cenó/ceno desayuno/desayunó juego/jugó saco/sacó marco/marcó marcha/marchó
regalo/regaló abrazo/abrazó beso/besó dibujo/dibujó sábana/sabana cañón/canon caña/cana campaña/campana
cuña/cuna moño/mono peña/pena uña/una ñoño/nono sueña/suena soñar/sonar ordeñar/ordenar enseña/ensena
sabía/sabia hacía/hacia haya/halla/allá hay/ahí/ay pero/perro caro/carro coro/corro cero/cerro para/parra
hola/ola casa/caza cocer/coser vaca/baca tuvo/tubo cien/sien abría/habría echo/hecho valla/vaya
calló/cayó botar/votar bello/vello barón/varón tasa/taza asar/azar ves/vez voz/vos doce/dos
hijo/hija hermano/hermana tío/tía abuelo/abuela amigo/amiga primo/prima niño/niña gato/gata chico/chica
mesa/masa libro/libre plato/plata puerto/puerta cuento/cuenta pelo/palo peso/piso pato/pata
hombre/hambre hombro/hombre nuevo/nueve siete/siesta sesenta/setenta cuarto/cuatro
por_qué/porque/porqué si_no/sino medio_día/mediodía sobre_todo/sobretodo a_parte/aparte
jueves/juegos martes/marzo junio/julio tarde/tardes
caballo/cabello calle/valle/talle/cable mercado/marcado queso/hueso/beso huevo/nuevo/hueso leche/noche/coche/lecho pescado/pesado/pecado
invierno/infierno viento/ciento/siento/cuento tiempo/templo fuego/juego/luego puente/fuente/frente gente/lente/mente diente/cliente
cuerpo/cuervo cuerda/cuenta puerta/huerta/puesta puerto/puesto fiesta/siesta ventana/ventaja camisa/camilla camino/casino cocina/bocina/vecina
silla/villa/milla plaza/playa/placa falda/falta traje/viaje barba/barca blanco/banco/flanco verde/verte mirar/morir/tirar pedir/medir
sentir/mentir/sentar contar/cortar/cantar comer/coser/cocer beber/deber saber/sabor poder/poner tener/temer llevar/llegar/llenar nadar/andar
jugar/lugar/juzgar pagar/pasar/pegar tomar/tocar sacar/secar quitar/gritar libro/litro clase/clave frase/fase oreja/oveja/abeja brazo/trazo
pierna/piedra dedos/dados conejo/consejo ratón/razón cielo/hielo suelo/sueño/sueldo nieve/nueve calor/color/dolor fresa/presa/fresca
postre/poste plato/plano/plazo barco/marco hacer/nacer subir/sufrir hablar/hallar lavar/cavar cerrar/correr cerdo/cerco
pluma/puma lengua/tregua carne/carga carta/cara mañana/manzana rosa/ropa sopa/ropa pollo/polvo/pozo
hermana/humana hombre/nombre nombre/hambre viejo/viajo cansado/casado cansada/casada rato/ratón salir/salar
`;
